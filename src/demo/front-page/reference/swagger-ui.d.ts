declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** As much of Swagger UI as is used here. */
  export default function SwaggerUI(options: {
    domNode: Element
    spec: object
    requestInterceptor: (request: { url: string; headers: Record<string, string> }) => Promise<unknown>
    validatorUrl: null
    queryConfigEnabled: boolean
    tryItOutEnabled: boolean
    displayRequestDuration: boolean
    docExpansion: 'list' | 'full' | 'none'
    defaultModelsExpandDepth: number
    filter: boolean
    layout: string
    plugins: readonly object[]
  }): void
}
