// The rooms of server/ and what each may import, read by .eslintrc.js and by its test. Rows stand lowest first and name
// only rows above themselves, so that no two rooms ever import each other. A room may always import itself; languages, the
// wire and the domain are open to all.

const CORE = ['language', 'wire', 'domain']

/** Room -> the rooms that it may import. */
const ROOMS = {
  system: [],
  pdf: ['system'],
  pictures: ['system'],
  'rich-text': [],
  writing: ['system', 'pictures'],
  env: ['system'],
  secrets: ['system', 'env'],
  db: ['system', 'rich-text', 'writing'],
  gateways: ['system', 'env', 'db'],
  backup: ['system', 'db', 'gateways'],
  context: ['system', 'env', 'secrets', 'db', 'gateways'],
  http: ['system'],
  telemetry: ['system', 'env', 'db', 'http'],
  plugins: ['system', 'db', 'http'],
}

/** What any module may import beside other modules. */
const BELOW_MODULES = [
  'system',
  'pdf',
  'pictures',
  'rich-text',
  'writing',
  'env',
  'secrets',
  'db',
  'gateways',
  'context',
  'http',
]

/** Module -> the modules that it may import. */
const MODULES = {
  health: [],
  session: [],
  idempotency: [],
  ledger: [],
  incident: [],
  area: [],
  agreement: [],
  banner: [],
  content: ['session'],
  demo: [],
  notification: ['session'],
  dictionary: [],
  maintenance: [],
  material: [],
  file: ['idempotency'],
  sms: ['session'],
  'sale-line': ['session'],
  'scene-code': ['content'],
  coupon: ['session'],
  right: [],
  points: ['session'],
  comment: ['session', 'content', 'points'],
  starfire: ['session', 'points'],
  activity: ['session', 'idempotency', 'agreement', 'points', 'starfire'],
  publishing: ['activity'],
  search: ['content', 'activity'],
  preview: ['content', 'banner', 'activity'],
  membership: ['points'],
  invitation: ['session', 'coupon', 'points'],
  'sandbox-decision': [],
  vehicle: ['right', 'sale-line'],
  shop: ['area'],
  appointment: ['session', 'idempotency', 'agreement', 'shop', 'starfire', 'notification'],
  configuration: ['session', 'vehicle'],
  finance: ['vehicle'],
  licence: ['session', 'agreement', 'file'],
  feedback: ['session', 'file'],
  post: ['session', 'comment', 'file'],
  'order-record': ['coupon', 'points', 'invitation', 'starfire', 'vehicle'],
  paper: ['file', 'order-record'],
  refund: ['ledger', 'incident', 'order-record'],
  reconciliation: ['ledger', 'incident', 'refund'],
  map: ['shop', 'order-record'],
  evaluation: ['session', 'file', 'points', 'order-record'],
  'order-share': ['order-record'],
  message: ['session', 'content', 'comment', 'activity', 'order-record'],
  subscription: ['session', 'sale-line', 'order-record', 'notification', 'appointment'],
  delivery: ['order-record', 'paper'],
  contract: ['file', 'sms', 'sandbox-decision', 'order-record', 'paper'],
  payment: ['session', 'idempotency', 'ledger', 'incident', 'sandbox-decision', 'order-record', 'refund'],
  loan: ['idempotency', 'agreement', 'file', 'finance', 'order-record', 'payment'],
  'my-data': ['session', 'agreement', 'file', 'activity', 'appointment', 'licence', 'loan'],
  balance: ['idempotency', 'file', 'order-record', 'refund', 'payment'],
  order: [
    'session',
    'idempotency',
    'agreement',
    'file',
    'sale-line',
    'coupon',
    'right',
    'configuration',
    'finance',
    'order-record',
    'paper',
    'refund',
    'payment',
  ],
  account: [
    'session',
    'idempotency',
    'agreement',
    'content',
    'comment',
    'post',
    'message',
    'coupon',
    'points',
    'membership',
    'starfire',
    'activity',
    'appointment',
    'invitation',
    'notification',
    'file',
    'sms',
    'sale-line',
    'configuration',
    'licence',
    'order-record',
    'paper',
    'refund',
    'loan',
    'evaluation',
    'feedback',
    'payment',
    'subscription',
  ],
  backoffice: [
    'account',
    'comment',
    'post',
    'coupon',
    'right',
    'points',
    'activity',
    'feedback',
    'preview',
    'publishing',
    'appointment',
    'sale-line',
    'ledger',
    'incident',
    'reconciliation',
    'order-record',
    'paper',
    'refund',
    'delivery',
    'contract',
    'payment',
    'subscription',
  ],
}

/** Module -> the layers of the app that it may import beside those of all: a link of a writer leads to a page. */
const LAYERS_OF_MODULES = { publishing: ['page-table'] }

/** What starts the app and works beside it. */
const TOP_ROOMS = {
  worker: {
    rooms: ['db', 'system', 'gateways', 'context'],
    modules: [
      'file',
      'activity',
      'search',
      'sale-line',
      'points',
      'appointment',
      'reconciliation',
      'order-record',
      'refund',
      'contract',
      'payment',
      'subscription',
      'order',
      'feedback',
      'invitation',
      'account',
    ],
  },
  start: { rooms: [...Object.keys(ROOMS), 'worker'], modules: ['search', 'order', 'publishing', 'backoffice'] },
}

const roomPath = (room) => `server/${room}`
const modulePath = (module) => `server/modules/${module}`
const rowsOf = (table, pathOf, below, layers = {}) =>
  Object.entries(table).map(([name, allowed]) => [
    pathOf(name),
    [...CORE, ...(layers[name] ?? []), ...below, ...allowed.map(pathOf)],
  ])

/** Folder -> the folders and layers that it may import, lowest first. */
const SERVER_ALLOWED = Object.fromEntries([
  ...rowsOf(ROOMS, roomPath, []),
  ...rowsOf(MODULES, modulePath, BELOW_MODULES.map(roomPath), LAYERS_OF_MODULES),
  ...Object.entries(TOP_ROOMS).map(([room, { rooms, modules }]) => [
    roomPath(room),
    [...CORE, ...rooms.map(roomPath), ...modules.map(modulePath)],
  ]),
])

const belowTheApp = Object.keys(SERVER_ALLOWED).filter(
  (folder) => !Object.keys(TOP_ROOMS).map(roomPath).includes(folder),
)

/** The files that stand at the top, by what they are: whom they may import, and who may import them. */
const SERVER_FILES = {
  'server-app': { pattern: ['server/app.ts', 'server/modules.ts'], imports: belowTheApp, readBy: [roomPath('start')] },
  'server-main': { pattern: ['server/main.ts'], imports: ['env', 'start'].map(roomPath), readBy: [] },
}

module.exports = { SERVER_ALLOWED, SERVER_FILES }
