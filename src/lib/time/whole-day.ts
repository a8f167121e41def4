/** A written date that breaks over lines after a comma at most: day, month and weekday stay together. */
export const wholeDay = (date: string): string => date.replaceAll(/(?<!,) /g, '\u00a0')
