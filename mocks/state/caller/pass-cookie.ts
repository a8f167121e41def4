/** The cookie that holds what lets a browser steer its own world, where the mock asks for that. */
export const passCookie = 'world-pass'
