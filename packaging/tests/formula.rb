# Runs `install` of a formula without Homebrew: in FOLDER, into PREFIX, as on Linux for x86-64. What it
# would run is printed and not run. Fails if the checksum of the tarball is not CHECKSUM.
# usage: ruby formula.rb FORMULA FOLDER PREFIX CHECKSUM
require "fileutils"
require "pathname"

class Pathname
  def install(paths)
    mkpath
    FileUtils.cp_r(paths, self)
  end
end

class Formula
  class << self
    attr_reader :said

    def test; end

    def method_missing(name, *values)
      ((@said ||= {})[name] ||= []) << values.first
      yield if block_given? && %i[on_linux on_intel].include?(name)
    end

    def respond_to_missing?(*) = true
  end

  attr_reader :prefix, :ran

  def initialize(prefix)
    @prefix = Pathname(prefix)
    @ran = []
  end

  def share = prefix/"share"
  def system(*words) = @ran << words.map(&:to_s)
  def rm(path) = FileUtils.rm_f(path)
end

formula, folder, prefix, checksum = ARGV
load formula
said = Almanac.said
abort "the checksum is another" unless said[:sha256].last == checksum
abort "no checksum of the source" unless said[:sha256].first.match?(/\A\h{64}\z/)
abort "not by https" unless said[:url].all? { |url| url.start_with?("https://") }
almanac = Almanac.new(prefix)
Dir.chdir(folder) { almanac.install }
if File.exist?(File.join(folder, "Package.swift"))
  abort "it does not install" unless almanac.ran == [["make", "install", "PREFIX=#{prefix}"]]
else
  abort "it builds what is built" unless almanac.ran.empty?
  abort "it keeps a script that is not its own" if (almanac.share/"almanac/uninstall.sh").exist?
end
