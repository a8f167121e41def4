/** A contract in which every kind of resource occurs, written for the tests of what is kept. */
const json = (schema: object, examples?: Record<string, object>) => ({
  'application/json': { schema, ...(examples ? { examples } : {}) },
})

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const answers = (status: number, schema?: object, examples?: Record<string, object>) => ({
  [status]: { description: 'Done.', ...(schema ? { content: json(schema, examples) } : {}) },
  404: { description: 'Not there.' },
})

const body = (schema: object) => ({ required: true, content: json(schema) })

const path = (name: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'path',
  required: true,
  schema,
})

const bearer = [{ bearer: [] }]

export const shopContract = {
  openapi: '3.1.0',
  info: { title: 'shop', version: '1.0.0' },
  paths: {
    '/notes': {
      get: {
        operationId: 'listNotes',
        security: bearer,
        responses: answers(200, { type: 'array', items: ref('Note') }),
      },
      post: {
        operationId: 'createNote',
        security: bearer,
        requestBody: body(ref('NewNote')),
        responses: answers(201, ref('Note')),
      },
    },
    '/notes/{noteId}': {
      parameters: [path('noteId', { type: 'string', format: 'uuid' })],
      get: { operationId: 'readNote', security: bearer, responses: answers(200, ref('Note')) },
      put: {
        operationId: 'replaceNote',
        security: bearer,
        requestBody: body(ref('NewNote')),
        responses: answers(204),
      },
      delete: { operationId: 'deleteNote', security: bearer, responses: answers(204) },
    },
    '/projects': {
      get: {
        operationId: 'listProjects',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer' } },
          { name: 'pageSize', in: 'query', schema: { type: 'integer' } },
        ],
        responses: answers(200, {
          type: 'object',
          required: ['projects', 'total', 'page'],
          properties: {
            projects: { type: 'array', items: ref('ProjectCard') },
            total: { type: 'integer' },
            page: { type: 'integer' },
          },
        }),
      },
      post: {
        operationId: 'createProject',
        requestBody: body(ref('Project')),
        responses: answers(201, ref('Project')),
      },
    },
    '/projects/{projectId}': {
      parameters: [path('projectId')],
      get: { operationId: 'readProject', responses: answers(200, ref('Project')) },
      delete: { operationId: 'deleteProject', responses: answers(204) },
    },
    '/projects/{projectId}/tasks': {
      parameters: [path('projectId')],
      'x-mock-resource': { begin: 0 },
      get: { operationId: 'listTasks', responses: answers(200, { type: 'array', items: ref('Task') }) },
      post: { operationId: 'createTask', requestBody: body(ref('Task')), responses: answers(201) },
    },
    '/projects/{projectId}/tasks/{id}': {
      parameters: [path('projectId'), path('id')],
      patch: {
        operationId: 'changeTask',
        requestBody: body({ type: 'object' }),
        responses: answers(200, ref('Task')),
      },
    },
    '/orders/{orderId}': {
      parameters: [path('orderId')],
      get: {
        operationId: 'readOrder',
        responses: answers(200, ref('Order'), { first: { value: { orderId: 'o-1', state: 'sent' } } }),
      },
      patch: {
        operationId: 'changeOrder',
        requestBody: body(ref('Order')),
        responses: answers(200, ref('Order')),
      },
      delete: { operationId: 'deleteOrder', responses: answers(204) },
    },
    '/sessions': {
      'x-mock-resource': false,
      get: { operationId: 'listSessions', responses: answers(200, { type: 'array', items: ref('Note') }) },
      post: {
        operationId: 'createSession',
        requestBody: body(ref('NewNote')),
        responses: answers(201, ref('Note')),
      },
    },
    '/price': {
      post: {
        operationId: 'askPrice',
        requestBody: {
          required: true,
          content: json(
            { type: 'object' },
            { dear: { value: { rooms: 6 } }, cheap: { value: { rooms: 1 } } },
          ),
        },
        responses: {
          200: {
            description: 'What it costs.',
            content: json(ref('Price'), {
              cheap: { value: { price: 10 } },
              dear: { value: { price: 90 } },
              usual: { value: { price: 50 } },
            }),
          },
        },
      },
    },
    '/nothing': {
      get: {
        operationId: 'readNothing',
        responses: {
          200: { description: 'None.', content: json({ type: 'integer', minimum: 5, maximum: 3 }) },
        },
      },
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      NewNote: {
        type: 'object',
        required: ['text'],
        properties: {
          text: { type: 'string' },
          colour: { type: 'string' },
          secret: { type: 'string', writeOnly: true },
        },
      },
      Note: {
        type: 'object',
        required: ['noteId', 'text', 'pinned', 'createdAt'],
        properties: {
          noteId: { type: 'string', format: 'uuid' },
          text: { type: 'string' },
          colour: { type: 'string' },
          pinned: { type: 'boolean' },
          createdAt: { type: 'string', format: 'date-time', readOnly: true },
          updatedAt: { type: 'string', format: 'date-time', readOnly: true },
        },
      },
      Project: {
        type: 'object',
        required: ['name'],
        properties: {
          projectId: { type: 'string', readOnly: true },
          name: { type: 'string' },
          address: { type: 'object', properties: { city: { type: 'string' }, zip: { type: 'string' } } },
        },
      },
      ProjectCard: {
        type: 'object',
        required: ['projectId', 'name', 'tasks'],
        properties: {
          projectId: { type: 'string' },
          name: { type: 'string' },
          tasks: { type: 'integer', minimum: 0 },
        },
      },
      Task: {
        type: 'object',
        required: ['title'],
        properties: {
          id: { type: 'string' },
          title: { type: 'string' },
          done: { type: 'boolean', default: false },
          due: { type: ['string', 'null'], format: 'date' },
          note: { type: 'string' },
        },
      },
      Order: {
        type: 'object',
        properties: { orderId: { type: 'string' }, state: { enum: ['open', 'sent'] } },
      },
      Price: { type: 'object', required: ['price'], properties: { price: { type: 'integer' } } },
    },
  },
}
