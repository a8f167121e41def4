/** The panorama viewer: a script that puts itself on the window and brings no types. */
declare module 'pannellum' {}
