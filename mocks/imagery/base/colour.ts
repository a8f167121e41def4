/** One colour mixed towards another, both `#RRGGBB`; `share` is how much of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const from = channels(first)
  const to = channels(second)
  const mixed = from.map((channel, at) => Math.round(channel + ((to[at] ?? channel) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** A colour with white in it. */
export function lighter(colour: string, share: number): string {
  return mix(colour, '#FFFFFF', share)
}

function channels(colour: string): number[] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
