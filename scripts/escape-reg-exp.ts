/** A text as a regular expression that matches just this text (`RegExp.escape`, which Node has from version 24 on). */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
