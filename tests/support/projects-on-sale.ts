/** A project that is being sold and has a house to choose a home in, on each site that sells homes. */
export const projectsOnSale = {
  Jmse: '/bostader/nacka/ekbacken/brf-strandangen/',
  Seniorgarden: '/bostader/kungsbacka/asglantan/seniorhuset-blasippan/',
  Boratt: '/bostader/lund/solbrunnshog/blaklinten/',
  Jmno: '/boliger/bergen/lonnelien/lonnelia/',
  Jmoy: '/asunnot/tampere/koskenranta/tampereen-masuuni/',
} as const
