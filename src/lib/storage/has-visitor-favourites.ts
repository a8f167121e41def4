// every page begins with this file: it needs no other one

/** What a visitor saves is kept in the storage of the browser. */
export const favouritesKey = 'favourites'

/** Whether this browser holds homes that somebody has saved before they logged in; cheap enough to ask each time. */
export const hasVisitorFavourites = (): boolean => localStorage.getItem(favouritesKey) !== null
