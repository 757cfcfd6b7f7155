/** Which folder may import which. `planted/` breaks each of these once, so that a check that went blind is noticed. Circles are looked for in `circles.ts`. */

const services = '(command-service|projection-service|query-service)'
const tests = '\\.test\\.tsx?$|/testing/'
const features = '^client/src/features/([^/]+)/'
/** `voting/voting.ts`, in any layer. */
const manifest = '(?:src|features)/([a-z-]+)/\\1\\.ts$'

/** What only `infra` may speak to; the embedded stack, the bench and the faults stand beside the adapters. */
const vendors = 'node_modules/(@eventstore/db-client|@grpc/grpc-js|nats|pg|pino|prom-client|nodemailer|@aws-sdk/[^/]+)/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from: { pathNot: tests, ...from }, to })

export default {
  forbidden: [
    forbid('resolvable', 'An import that cannot be followed cannot be checked.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    forbid(
      'tests-stay-tests',
      'The product never imports a test or what only tests use. The lab, which is no part of it, may start what tests start.',
      { pathNot: `${tests}|^infra/lab/` },
      { path: tests },
    ),
    forbid('events-stand-alone', 'The contract imports nothing of ours.', { path: '^events/' }, { path: `^(client|infra|${services})/` }),
    forbid(
      'kernel-knows-no-capability',
      'A kernel serves every capability, so it names none. Long work is a part of it, and what that is called in the log is the contract of `jobs`.',
      { path: `^(events|${services})/src/kernel/` },
      { path: ['^$1/src/(?!kernel/)', '^events/src/(?!kernel/|jobs/)[^/]+/'] },
    ),
    forbid(
      'capabilities-meet-through-events',
      'One capability reacts to the events of another; it does not call it. Only queries may read what another one projects. What counts anew may do it with what the audit counts with.',
      { path: '^(command-service|projection-service)/src/(?!kernel/|testing/)([^/]+)/' },
      { path: '^$1/src/(?!kernel/|testing/)[^/]+/', pathNot: '^$1/src/($2|audit)/' },
    ),
    forbid(
      'manifests-are-no-barrels',
      'Only the list of a layer imports manifests, and manifests their contract.',
      { pathNot: `${tests}|/capabilities\\.ts$|${manifest}` },
      { path: manifest },
    ),
    forbid(
      'manifests-answer-their-contract',
      'What a capability brings to a layer is asked for by its own contract, and by no other manifest.',
      { path: manifest },
      { path: manifest, pathNot: '^events/src/$1/' },
    ),
    forbid(
      'contracts-stay-out-of-browsers',
      'A page loads the answers that it reads, not what the whole product can do.',
      { path: '^client/src/' },
      {
        path: `^events/(src/(capabilities|catalogue|access|problems|own-streams|events-by-category)\\.ts$|src/.*-events\\.ts$|src/([a-z-]+)/\\3\\.ts$)`,
        // What a fact holds may be known: types ship nothing.
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'services-meet-through-events',
      'Services share the log, never code.',
      { path: `^${services}/` },
      { path: `^(client|${services})/`, pathNot: '^$1/' },
    ),
    forbid(
      'audit-knows-no-policy',
      'The audit is there to find the mistakes of those who decide and project: it has the schemas, ids and days of them, and no code.',
      { path: '^projection-service/src/audit/' },
      {
        path: '^(events|projection-service)/src/',
        pathNot:
          '^projection-service/src/audit/|^events/src/(catalogue|kernel/(calendar|days|define-event|envelope|ids|instant|periods)|[a-z]+/[a-z-]+-events|tools/(claim-streams|launch-id|tool-card))\\.ts$',
      },
    ),
    forbid(
      'client-calls-services-over-http',
      'The client knows services by their addresses.',
      { path: '^client/' },
      { path: `^${services}/` },
    ),
    forbid(
      'workspaces-are-reached-by-name',
      'A workspace says in its package.json which others it needs.',
      { path: '^(infra/[^/]+|[^/]+)/', pathNot: [] },
      { pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    forbid(
      'only-adapters-of-infra',
      'The embedded stack, the bench, the faults and the checks are no part of the product.',
      { path: `^(client|${services})/` },
      { path: '^infra/(?!adapters/)' },
    ),
    forbid(
      'adapters-know-events-only',
      'Adapters are below every service and beside no stack.',
      { path: '^infra/adapters/' },
      { path: `^(client|${services}|infra/(?!adapters/))/?` },
    ),
    forbid(
      'browser-code-stays-in-the-browser',
      'What ships to browsers never needs a server.',
      { path: '^client/src/' },
      { path: '^(infra|client/server)/' },
    ),
    forbid('no-node-in-the-browser', 'Node has no modules there.', { path: '^client/src/' }, { dependencyTypes: ['core'] }),
    forbid(
      'ui-knows-no-domain',
      'A button has no idea of a launch.',
      { path: '^client/src/(ui|lib)/' },
      { path: '^client/src/(features|pages|app)/' },
    ),
    forbid('lib-draws-nothing', 'lib is below ui.', { path: '^client/src/lib/' }, { path: '^client/src/ui/' }),
    forbid('features-are-below-pages', 'A feature can stand on any page.', { path: features }, { path: '^client/src/(pages|app)/' }),
    forbid(
      'features-stand-alone',
      'Pages combine features; features do not.',
      { path: features },
      { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
    ),
    forbid(
      'pages-are-below-app',
      'The app knows its pages, not the other way round.',
      { path: '^client/src/pages/' },
      { path: '^client/src/app/' },
    ),
    forbid(
      'vendors-stay-in-infra',
      'Only infra/adapters knows the vendors, so that one can be replaced.',
      { pathNot: `^infra/(adapters|stack|demo|lab|local|deploy/eventstore)/|node_modules|${tests}` },
      { path: vendors },
    ),
    forbid(
      'knex-runs-in-infra',
      'Queries are built with the handle the adapter gives; elsewhere knex is a type.',
      { pathNot: `^infra/(adapters|stack|demo|lab|local)/|node_modules|${tests}` },
      { path: 'node_modules/knex/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'installed-in-production',
      'The image leaves out development dependencies.',
      { path: `^(events|${services})/src/|^infra/adapters/|^client/server/` },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'dynamic-import'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^client/dist/|^infra/checks/' },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
}
