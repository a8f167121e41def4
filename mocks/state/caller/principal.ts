/** Who a token stands for. */
export type Principal = {
  userId: string
  /** private for customers and residents, board for somebody who acts for an association. */
  kind: 'private' | 'board'
  /** The association acted for; set when kind is board. */
  associationId?: string
  /** Whether the login was made with an e-ID. */
  bankId: boolean
}
