// Who may import whom; the table in CONTRIBUTING.md says it in words. A new feature or service needs no new rule.
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
// a test, or what only tests use
const tests = '[.]test(-support)?[.]tsx?$'
const leaves = 'lib|sites|i18n'

module.exports = {
  forbidden: [
    rule(
      'features-are-islands',
      'A feature never imports another; a screen or the frame puts them together.',
      { path: '^src/features/([^/]+)/', pathNot: tests },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    rule(
      'screens-are-islands',
      'A screen never imports another; what two of them show is a feature, or lies above them.',
      { path: '^src/screens/([^/]+)/', pathNot: tests },
      { path: '^src/screens/[^/]+/', pathNot: '^src/screens/$1/' },
    ),
    rule(
      'features-below-screens',
      'A feature knows the domain, api, ui and the leaves, not what is made of it.',
      { path: '^src/features/', pathNot: tests },
      { path: '^src/', pathNot: `^src/(features|domain|api|ui|${leaves})/` },
    ),
    rule(
      'screens-below-app',
      'A screen knows the features and what these know, not the frame around it.',
      { path: '^src/screens/', pathNot: tests },
      { path: '^src/', pathNot: `^src/(screens|features|domain|api|ui|${leaves})/` },
    ),
    rule(
      'app-below-main',
      'Routes and app are put together from screens and features; only main.tsx starts them.',
      { path: '^src/(routes|app)/', pathNot: tests },
      {
        path: '^src/',
        pathNot: `^src/(routes|app|screens|features|domain|api|ui|${leaves})/|^src/[^/]+[.]gen[.]ts$`,
      },
    ),
    rule(
      'written-pages-stand-apart',
      'What writes pages as files runs in Node, and the portal in a browser has none of it.',
      { path: '^src/', pathNot: '^src/written-pages/' },
      { path: '^src/written-pages/' },
    ),
    rule(
      'domain-has-no-markup',
      'Rules and processes of the portal know the API layer and the leaves; what they look like is said by who shows them.',
      { path: '^src/domain/', pathNot: tests },
      { path: '^src/', pathNot: `^src/(domain|api|${leaves})/` },
    ),
    rule(
      'api-below-features',
      'The API layer knows the leaves and what is generated.',
      { path: '^src/api/' },
      { path: '^src/', pathNot: `^src/(api|${leaves})/` },
    ),
    rule(
      'ui-knows-no-domain',
      'The design system knows no API, no site and no route; its tests look at it in its styles.',
      { path: '^src/ui/' },
      { path: '^(src|generated|mocks)/', pathNot: ['^src/(ui|lib|i18n)/', '^src/styles/main[.]css$'] },
    ),
    rule(
      'leaves-know-each-other-only',
      'lib, sites and i18n are at the bottom.',
      { path: `^src/(${leaves})/` },
      { path: '^(src|generated|mocks|scripts)/', pathNot: `^src/(${leaves})/` },
    ),
    rule(
      'lib-has-no-react',
      'Helpers in lib are pure.',
      { path: '^src/lib/' },
      { path: '(^|/)node_modules/(react|react-dom|react-aria-components|@tanstack)/' },
    ),
    rule(
      'calls-go-through-api',
      'Generated calls are used by src/api alone.',
      { path: '^(src|mocks|scripts)/', pathNot: '^src/api/' },
      { path: '^generated/[^/]+/calls/' },
    ),
    rule(
      'screens-use-types-and-schemas',
      'Above the API layer, only generated types and form schemas are used.',
      { path: '^src/', pathNot: '^src/(api|demo)/' },
      { path: '^generated/', pathNot: '^generated/[^/]+/(types|model|schemas)[.]ts$' },
    ),
    rule(
      'generated-is-a-leaf',
      'Generated code knows its own service and the one HTTP function.',
      { path: '^generated/([^/]+)/' },
      {
        path: '^(src|mocks|scripts|tests|generated)/',
        pathNot: ['^generated/$1/', '^src/api/http[.]ts$'],
      },
    ),
    rule(
      'src-never-sees-mocks',
      'Only what mocked builds have knows the mock backend.',
      { path: '^src/', pathNot: ['^src/demo/', tests] },
      { path: '^mocks/|^generated/[^/]+/mocks[.]ts$' },
    ),
    rule(
      'only-main-sees-demo',
      'What mocked builds have is started by main.tsx.',
      { path: '^src/', pathNot: '^src/(main[.]tsx$|demo/)' },
      { path: '^src/demo/' },
    ),
    rule(
      'demo-only-lazily',
      'main.tsx names src/demo inside import() behind a build flag, so that a production build drops it.',
      { path: '^src/', pathNot: '^src/demo/' },
      { path: '^(mocks|src/demo)/', dependencyTypesNot: ['dynamic-import'] },
    ),
    rule(
      'mocks-see-no-app',
      'The mock backend knows the sites and the shores of the map, and nothing else of the portal.',
      { path: '^mocks/' },
      { path: '^src/', pathNot: '^src/sites/|^src/features/map/base-map/nordic-land[.]json$' },
    ),
    rule(
      'engine-has-no-domain',
      'The engine could serve any contract.',
      { path: '^mocks/engine/', pathNot: tests },
      { path: '^(mocks|src|generated|scripts)/', pathNot: '^mocks/engine/' },
    ),
    rule(
      'state-has-no-http',
      'The rules of the domain know no operation and no server.',
      { path: '^mocks/state/', pathNot: tests },
      { path: '^mocks/(operations|stores|server)/|^mocks/[^/]+[.]ts$|(^|/)node_modules/msw/' },
    ),
    rule(
      'services-are-islands',
      'An operation knows its own service; what two need lies in mocks/state, or in operations/shared where it is about HTTP.',
      { path: '^mocks/operations/([^/]+)/' },
      { path: '^mocks/operations/[^/]+/', pathNot: ['^mocks/operations/$1/', '^mocks/operations/shared/'] },
    ),
    rule(
      'shared-below-operations',
      'What several operations of a service share knows none of them.',
      { path: '^mocks/operations/([^/]+)/shared/', pathNot: tests },
      { path: '^mocks/operations/$1/', pathNot: '^mocks/operations/$1/shared/' },
    ),
    rule(
      'many-servers-are-above-one',
      'What several servers agree on is known where a server is put together, and nowhere below.',
      {
        path: '^(mocks|src|scripts)/',
        pathNot: ['^mocks/many/', '^mocks/server([.]ts|/server-(store|process)[.]ts)$', tests],
      },
      { path: '^mocks/many/' },
    ),
    rule(
      'scripts-see-no-app',
      'Commands know the sites of the portal, the entry of the mock server and the ports it refuses, how it joins contracts, makes values of a schema, and how conditions of faults are written.',
      { path: '^scripts/' },
      {
        path: '^(src|mocks)/',
        pathNot:
          '^src/sites/|^mocks/(server|server/server-options|server/bad-ports|joined-contract|fault-condition|unwritten/values/.+)[.]ts$',
      },
    ),
    rule(
      'mocks-need-no-scripts',
      'The mock backend runs without the commands; a recording is masked and read as the drift checker does it.',
      { path: '^(mocks|src)/', pathNot: '^mocks/recording/' },
      { path: '^scripts/' },
    ),
    rule(
      'recordings-are-read-alike',
      'Of the commands, the recordings of the mock know how traffic is masked and read.',
      { path: '^mocks/recording/', pathNot: tests },
      { path: '^scripts/', pathNot: '^scripts/drift/(document|har|proxy|traffic)/' },
    ),
    rule(
      'test-code-is-named-so',
      'What uses a test runner is a test, or named `.test-support`, or lies in tests/.',
      { path: '^(src|mocks|scripts)/', pathNot: tests },
      { path: '(^|/)node_modules/(vitest|vitest-browser-react|@vitest|@playwright/test)/' },
    ),
    rule(
      'nothing-imports-tests',
      'Tests are at the top.',
      { pathNot: ['^tests/', tests] },
      { path: `^tests/|${tests}` },
    ),
    rule(
      'browser-code-has-no-node',
      'What runs in a browser uses no module of Node.',
      {
        path: '^(src|mocks/(engine|operations|state|catalogue|scenarios))/',
        pathNot: [tests, 'mocks/engine/node/'],
      },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'what-ships-is-a-dependency',
      'The portal is made of dependencies; the rest are for development.',
      { path: '^src/', pathNot: [tests, '^src/demo/'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule('everything-resolves', 'Each import leads somewhere.', {}, { couldNotResolve: true }),
    rule(
      'no-circles',
      'Modules do not need each other in circles, not even for types.',
      { path: '^(mocks|scripts)/' },
      { circular: true },
    ),
    rule(
      'no-circles-of-values',
      'Elsewhere types may go in circles.',
      { pathNot: '^(mocks|scripts)/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
  ],
  options: {
    // what Ajv compiles of a contract imports nothing: six megabytes that need not be read
    doNotFollow: { path: ['node_modules', '^generated/[^/]+/(wire|published)[.]js$'] },
    // no rule asks who depends on a module, which would be found out of each
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
