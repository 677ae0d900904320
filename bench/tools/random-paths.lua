-- wrk -s random-paths.lua URL -- PATH…: asks for any of the paths; {n} in a path is another number each time.
local paths = {}
local count = 0

function init(args)
  for _, path in ipairs(args) do paths[#paths + 1] = path end
  math.randomseed(os.time())
end

function request()
  count = count + 1
  local path = paths[math.random(#paths)]:gsub("{n}", tostring(count))
  return wrk.format(nil, path)
end
