import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import './reference.css'

type Interceptor = (request: { url: string; headers: Record<string, string> }) => Promise<unknown>

const nothing = () => null

/** What a page of its own has around a contract; here the page around it says all of that. */
const withoutFrame = {
  wrapComponents: {
    InfoContainer: () => nothing,
    ServersContainer: () => nothing,
    SchemesContainer: () => nothing,
    authorizeBtn: () => nothing,
    authorizeOperationBtn: () => nothing,
  },
}

/** Draws a contract. Nothing is asked of anybody but the mock: no validator, no configuration from the address. */
export function showReference(domNode: Element, spec: object, requestInterceptor: Interceptor): void {
  SwaggerUI({
    domNode,
    spec,
    requestInterceptor,
    validatorUrl: null,
    queryConfigEnabled: false,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    filter: true,
    plugins: [withoutFrame],
  })
  mend(domNode)
  new MutationObserver(() => mend(domNode)).observe(domNode, { childList: true, subtree: true })
}

/** What Swagger UI 5.35 leaves out for who uses no eyes or no mouse: names, a way to scroll by keys, and one main alone. */
function mend(drawn: Element): void {
  for (const one of drawn.querySelectorAll('select:not([aria-label])'))
    one.setAttribute('aria-label', 'Choose')
  for (const one of drawn.querySelectorAll('textarea:not([aria-label])'))
    one.setAttribute('aria-label', 'Request body')
  for (const one of drawn.querySelectorAll('pre:not([tabindex])')) one.setAttribute('tabindex', '0')
  for (const one of drawn.querySelectorAll('main, [role=main]')) one.setAttribute('role', 'group')
}
