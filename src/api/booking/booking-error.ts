import { AppError } from '../errors.ts'

/** What any failing booking call throws (N-077): its code says no more than that, its cause is kept for the screens. */
export class BookingError extends AppError {
  readonly errorCode = 0

  constructor(cause: AppError) {
    super(cause.kind, { status: cause.status, body: cause.body, cause })
    this.name = 'BookingError'
  }
}

/** A booking call; whatever it fails with is a BookingError. */
export async function bookingCall<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw error instanceof AppError ? new BookingError(error) : error
  }
}

/** Of the request: a browser keeps a 410 as if it were for good; a hold that was over may run again. */
export const noStore = { cache: 'no-store' } as const

/** Reads that fail say false, and nobody is told. */
export async function falseOnFailure<T>(call: Promise<T>): Promise<T | false> {
  try {
    return await call
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
