/**
 * How often something is tried with what chance has made: `usual` times in `npm test`, `whole` times when all of it is
 * asked for with `EVERY_TRY=1` (docs/testing.md).
 */
export const triesOf = (usual: number, whole: number): number => (process.env['EVERY_TRY'] ? whole : usual)
