/** How long an e-ID waits for its holder, in milliseconds; three minutes, as contracts/account_service.yaml#EIdAppStart says. */
export const eidWaitMs = 180_000
