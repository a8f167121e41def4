/** A Swedish postal code has a space after three digits; what is none stays as it is. */
export const spacedPostalCode = (text: string) => text.replace(/^(\d{3})(\d{2})$/, '$1 $2')
