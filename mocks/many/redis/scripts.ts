import { defineScript } from '@redis/client'
import { keysOf } from './keys.ts'

/** What a script of a world is given: its keys lie together, so that a cluster runs it in one place. */
export type Given = { id: string; args: (string | number)[] }

type Parser = { pushKey: (key: string) => void; push: (...given: string[]) => unknown }

/** All scripts begin with these names for what they are given. */
const names = 'local lease, number, head, rows, log = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]'

const script = (body: string) =>
  defineScript({
    SCRIPT: `${names}\n${body}`,
    NUMBER_OF_KEYS: 5,
    parseCommand: (parser: Parser, { id, args }: Given) => {
      for (const key of keysOf(id)) parser.pushKey(key)
      parser.push(...args.map(String))
    },
    transformReply: undefined as unknown as () => unknown,
  })

/**
 * Who plays a world is decided here, in one step. ARGV: holder, milliseconds of the lease, milliseconds until a world is
 * forgotten.
 */
const take = script(`
local held = redis.call('GET', lease)
if held then
  local at = string.find(held, ' ', 1, true)
  local holder = string.sub(held, at + 1)
  if holder ~= ARGV[1] then
    return {0, tonumber(string.sub(held, 1, at - 1)), holder, redis.call('PTTL', lease)}
  end
end
local mine = redis.call('INCR', number)
redis.call('SET', lease, mine .. ' ' .. ARGV[1], 'PX', ARGV[2])
for _, key in ipairs({number, head, rows, log}) do redis.call('PEXPIRE', key, ARGV[3]) end
return {1, mine, tonumber(redis.call('HGET', head, 'version') or '0')}
`)

/**
 * A write of a world, by whoever has the last number, on top of the version that they know: a server that was believed
 * dead writes nothing. ARGV: number, holder, version, milliseconds of the lease and until the world is forgotten, head,
 * whether all goes first, how many paths are dropped, these, then paths and values. A row keeps its place, which stands
 * before its value.
 */
const commit = script(`
if redis.call('GET', number) ~= ARGV[1] then return 0 end
if (redis.call('HGET', head, 'version') or '0') ~= ARGV[3] then return 0 end
if ARGV[7] == '1' then redis.call('DEL', rows) end
local first = 9 + tonumber(ARGV[8])
if first > 9 then
  local all = redis.call('HKEYS', rows)
  for at = 9, first - 1 do
    local dropped = ARGV[at]
    local below = dropped .. '/'
    for _, path in ipairs(all) do
      if path == dropped or string.sub(path, 1, #below) == below then redis.call('HDEL', rows, path) end
    end
  end
end
local place = tonumber(redis.call('HGET', head, 'place') or '0')
for at = first, #ARGV, 2 do
  local before = redis.call('HGET', rows, ARGV[at])
  local own = before and string.match(before, '^%d+')
  if not own then
    place = place + 1
    own = place
  end
  redis.call('HSET', rows, ARGV[at], own .. ' ' .. ARGV[at + 1])
end
redis.call('HSET', head, 'head', ARGV[6], 'version', ARGV[3] + 1, 'place', place)
redis.call('SET', lease, ARGV[1] .. ' ' .. ARGV[2], 'PX', ARGV[4])
for _, key in ipairs({number, head, rows, log}) do redis.call('PEXPIRE', key, ARGV[5]) end
return 1
`)

/**
 * Goes on with a lease, also with one that has run out if nobody has taken it meanwhile, and keeps what is new in the
 * log. ARGV: number, holder, milliseconds of the lease and until the world is forgotten; then, with a log, how many calls
 * it has, its sums, and the new calls.
 */
const renew = script(`
if redis.call('GET', number) ~= ARGV[1] then return 0 end
redis.call('SET', lease, ARGV[1] .. ' ' .. ARGV[2], 'PX', ARGV[3])
if ARGV[5] then
  for at = 7, #ARGV do redis.call('RPUSH', log, ARGV[at]) end
  if ARGV[5] == '0' then redis.call('DEL', log) else redis.call('LTRIM', log, -ARGV[5], -1) end
  redis.call('HSET', head, 'log', ARGV[6])
  for _, key in ipairs({head, log}) do redis.call('PEXPIRE', key, ARGV[4]) end
end
return 1
`)

/**
 * Goes on with many leases at once: one by one they would keep a busy server from everything else. It names no keys, so
 * it needs a Redis that is no cluster. ARGV: holder, milliseconds of the leases, then id and number of each.
 */
const renewMany = defineScript({
  SCRIPT: `
local kept = {}
for at = 3, #ARGV, 2 do
  local own = 'mock:{' .. ARGV[at] .. '}:'
  local isMine = redis.call('GET', own .. 'number') == ARGV[at + 1]
  if isMine then redis.call('SET', own .. 'lease', ARGV[at + 1] .. ' ' .. ARGV[1], 'PX', ARGV[2]) end
  kept[#kept + 1] = isMine and 1 or 0
end
return kept
`,
  NUMBER_OF_KEYS: 0,
  parseCommand: (parser: Parser, args: string[]) => void parser.push(...args),
  transformReply: undefined as unknown as () => unknown,
})

/** Lets go of a world. ARGV: number, holder. */
const release = script(`
if redis.call('GET', lease) == ARGV[1] .. ' ' .. ARGV[2] then redis.call('DEL', lease) end
return 1
`)

/** Throws a world away; its number goes on, so that nobody who had it before can write. ARGV: number. */
const drop = script(`
if redis.call('GET', number) ~= ARGV[1] then return -1 end
return redis.call('DEL', head, rows, log)
`)

/** By name, as the client takes them. */
export const scripts = {
  takeWorld: take,
  commitWorld: commit,
  renewWorld: renew,
  renewWorlds: renewMany,
  releaseWorld: release,
  dropWorld: drop,
}
