import type { ComponentType, createElement } from 'react'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import './reference.css'

type Interceptor = (request: { url: string; headers: Record<string, string> }) => Promise<unknown>

type System = { React: { createElement: typeof createElement } }
type Shown = { getComponent: (name: string, isContainer: boolean) => ComponentType }

/** Operations and what finds them. What else a page of its own has around a contract, this page says itself. */
const bare = ({ React }: System) => ({
  components: {
    Bare: ({ getComponent }: Shown) =>
      React.createElement(
        'div',
        { className: 'swagger-ui' },
        React.createElement(getComponent('FilterContainer', true)),
        React.createElement(getComponent('operations', true)),
      ),
  },
  wrapComponents: { authorizeOperationBtn: () => () => null },
})

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
    layout: 'Bare',
    plugins: [bare],
  })
  mend(domNode)
  new MutationObserver(() => mend(domNode)).observe(domNode, { childList: true, subtree: true })
}

/** What Swagger UI 5.35 leaves out for who uses no eyes or no mouse: names, and a way to scroll by keys. */
function mend(drawn: Element): void {
  for (const one of drawn.querySelectorAll('select:not([aria-label])'))
    one.setAttribute('aria-label', 'Choose')
  for (const one of drawn.querySelectorAll('textarea:not([aria-label])'))
    one.setAttribute('aria-label', 'Request body')
  for (const one of drawn.querySelectorAll('pre:not([tabindex])')) one.setAttribute('tabindex', '0')
}
