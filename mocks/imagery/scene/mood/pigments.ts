/** The pigments of Nordic facades, roofs and doors. */
export const pigments = {
  lime: '#EDE9DF',
  chalk: '#DEDCD5',
  sand: '#D6C8AD',
  straw: '#DFCA9C',
  ochre: '#CBA066',
  peach: '#DBBBA4',
  rose: '#D5B1A7',
  terracotta: '#B7735A',
  brick: '#985B49',
  falun: '#83392E',
  umber: '#84705F',
  larch: '#B89870',
  silver: '#ABA69D',
  concrete: '#C2C1BB',
  zinc: '#8C9496',
  slate: '#5A6468',
  tar: '#35332E',
  verdigris: '#8EA79B',
  sage: '#AFB7A7',
  moss: '#78816A',
  sky: '#A7B6BD',
  deepBlue: '#4C6271',
} as const

export type Pigment = keyof typeof pigments
