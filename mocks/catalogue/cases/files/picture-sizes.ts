/**
 * How many bytes each photograph of an errand has, so that a list of errands draws none. A test holds them against what
 * is drawn.
 */
export const pictureSizes: Readonly<Record<string, number>> = {
  'balcony.jpg': 21_825,
  'crack.jpg': 15_254,
  'display.png': 86_893,
  'door.jpg': 13_991,
  'lamp.png': 86_893,
  'lawn.jpg': 17_640,
  'lawnClose.jpg': 13_199,
  'lift.jpg': 15_352,
  'parquet.jpg': 18_091,
  'radiator.jpg': 17_181,
  'stairs.jpg': 16_362,
  'tap.jpg': 20_420,
  'thermostat.jpg': 13_480,
  'wall.jpg': 8_858,
  'washer.png': 86_893,
  'yardDrain.jpg': 25_408,
}
