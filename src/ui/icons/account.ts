/** Logging in, what is somebody's own, and paying. Paths on a grid of 20, drawn by Icon with a 1.5 stroke. */
export const home = 'M3.5 9 10 3.5 16.5 9v7.5H12V12H8v4.5H3.5V9Z'
export const device = 'M6.25 2.75h7.5v14.5h-7.5V2.75ZM9.5 14.75h1'
export const lock = 'M4.75 9h10.5v7.5H4.75V9ZM7 9V6.5a3 3 0 0 1 6 0V9'
export const card = 'M3 5h14v10.5H3V5ZM3 8.5h14'
export const bank = 'M3 8 10 3.5 17 8H3ZM5 8v6M8.33 8v6M11.67 8v6M15 8v6M3 16.5h14'
export const logout = 'M8 3.5H4v13h4M8.5 10H16M12.5 6.5 16 10l-3.5 3.5'
