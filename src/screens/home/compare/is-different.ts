/** Whether homes that are compared differ in something; one that is not there yet says nothing. */
export const isDifferent = (values: readonly (string | undefined)[]): boolean =>
  new Set(values.filter((value) => value !== undefined)).size > 1
