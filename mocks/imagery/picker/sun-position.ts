/** Where the sun stands: height over the horizon and direction clockwise from north, in degrees. */
export type SunPosition = Readonly<{ altitude: number; azimuth: number }>

const degrees = Math.PI / 180

/**
 * The sun at a place and a moment, good to about a third of a degree (the low-precision formulas of the Astronomical
 * Almanac, section C).
 */
export function sunAt(at: Date, lat: number, lng: number): SunPosition {
  const days = at.getTime() / 86_400_000 - 10_957.5
  const mean = (280.46 + 0.985_647_4 * days) * degrees
  const anomaly = (357.528 + 0.985_600_3 * days) * degrees
  const ecliptic = mean + (1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * degrees
  const tilt = (23.439 - 0.000_000_4 * days) * degrees
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic))
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic))
  const sidereal = (280.460_618_37 + 360.985_647_366_29 * days + lng) * degrees
  const hour = sidereal - ascension
  const height = Math.asin(
    Math.sin(lat * degrees) * Math.sin(declination) +
      Math.cos(lat * degrees) * Math.cos(declination) * Math.cos(hour),
  )
  const south = Math.atan2(
    Math.sin(hour),
    Math.cos(hour) * Math.sin(lat * degrees) - Math.tan(declination) * Math.cos(lat * degrees),
  )
  return { altitude: height / degrees, azimuth: (((south / degrees + 180) % 360) + 360) % 360 }
}
