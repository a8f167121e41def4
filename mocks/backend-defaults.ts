/** The seed of a world for which none was given. */
export const defaultSeed = 1

export const defaultWorldLimit = 1000
export const defaultIdleMinutes = 60
export const defaultForgetDays = 7
