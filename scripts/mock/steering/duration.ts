const units: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 }

/**
 * The seconds of a span such as `90`, `30m`, `12h`, `30d` or `1d12h`.
 *
 * @throws RangeError when it is none
 */
export function secondsOf(span: string): number {
  const parts = [...span.matchAll(/(\d+)([smhdw])/g)]
  if (/^\d+$/.test(span)) return Number(span)
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== span)
    throw new RangeError(`${span} is no span of time: write 90, 30m, 12h, 30d or 1d12h`)
  return parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (units[unit] ?? 0), 0)
}
