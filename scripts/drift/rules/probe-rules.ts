import type { Rules } from './rule.ts'
import { rule } from './rule.ts'

/** What only a probe finds out: how a service takes requests that it did not get from a client. */
export const probeRules: Rules = {
  'probe-wrong-request-accepted': rule(
    'risky',
    'A request that the contract rules out is accepted',
    '{what} came to a request {was}, which the contract does not admit',
    'Clients that send such a thing by mistake are not told, and what arrives is not what the portal reads later.',
    ['POST /homes with `price` too small: 400', 'POST /homes with `price` too small: 201'],
    'Check requests against the contract before anything is done with them.',
  ),
  'probe-valid-request-refused': rule(
    'risky',
    'A request that the contract admits is refused as malformed',
    '{what} came to a request {was}, which the contract admits',
    'Clients that keep to the contract are turned away: the service demands more than it promised to take.',
    ['GET /homes as in the example: 200', 'GET /homes as in the example: 400'],
    'Take it, or say in the contract what is demanded; what only the service can know is 422 or 409.',
  ),
  'probe-stranger-let-in': rule(
    'breaking',
    'Somebody without credentials is let in',
    '{what} came to a request {was}, and the contract demands them',
    'Whoever finds the address sees or changes what is not theirs.',
    ['GET /cases without credentials: 401', 'GET /cases without credentials: 200'],
    'Refuse with 401, or say in the contract that it is open.',
  ),
  'probe-service-failed': rule(
    'breaking',
    'The service fails',
    '{what} came to a request {was}, and the contract has no such answer',
    'People see an error page where there should be an answer, or a word about what to mend.',
    ['GET /homes?page=abc: 400', 'GET /homes?page=abc: 500'],
    'Find the exception in the log of the service; a request that is wrong is answered with 4xx.',
  ),
  'probe-service-unavailable': rule(
    'risky',
    'The service says that it is out of order',
    '{what} came to a request {was}',
    'The contract knows this answer, but nothing more could be found out.',
    ['GET /homes: 200', 'GET /homes: 503'],
    'Probe again when whatever the service needs is there.',
  ),
  'probe-not-answered': rule(
    'breaking',
    'A request is not answered',
    '{what} {was} was not answered: {is}',
    'Clients wait, and then know nothing.',
    ['GET /homes: 200', 'GET /homes: the connection was cut'],
    'Answer every request, with 4xx or 5xx where nothing else can be said.',
  ),
}
