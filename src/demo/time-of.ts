/** A moment as the phone writes it: `21.52`. */
export const timeOf = (moment: number | string): string =>
  new Date(moment).toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit' }).replace(':', '.')
