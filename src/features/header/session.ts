/** Who looks at the page, as far as the header shows it: a first name, or the name of an association (F-049). */
export type Session =
  | { kind: 'visitor' }
  | { kind: 'private'; name: string; fullName: string; email: string; favouriteCount: number }
  | { kind: 'board'; name: string; fullName: string; email: string }
