print("specgen")
