const path = require('node:path')
const { oneFileOf } = require('./one-file')

const root = path.resolve(__dirname, '..')

/** Packages that ship only as ES modules and are reached by code under test. */
const MODULE_ONLY = [
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'set-cookie-parser',
  'marked',
  'meshoptimizer',
]

const compile = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: true,
  },
]

const shared = {
  rootDir: root,
  // Each project lists all files below its roots before its first test.
  roots: ['config', 'server', 'src', 'test'].map((folder) => `<rootDir>/${folder}`),
  transform: { '\\.m?[jt]sx?$': compile },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULE_ONLY.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  testRunner: '<rootDir>/test/support/jest/run-file.js',
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/fail-on-console-error.ts'],
  restoreMocks: true,
}

const alias = {
  '^@/(.*)$': '<rootDir>/src/$1',
  ...oneFileOf('typebox', ['typebox', 'typebox/compile', 'typebox/value']),
  '^meshopt-decoder$': '<rootDir>/node_modules/meshoptimizer/meshopt_decoder_reference.js',
}

/** Without a server, a database or a build. */
const unit = {
  ...shared,
  displayName: 'unit',
  moduleNameMapper: {
    ...alias,
    '\\.(scss|css)$': '<rootDir>/test/support/jest/empty-style.ts',
    '\\.(png|svg|webp|jpg)$': '<rootDir>/test/support/jest/asset-url.ts',
    '^@tarojs/taro$': '<rootDir>/test/support/jest/taro/taro.ts',
    '^@tarojs/components$': '<rootDir>/test/support/jest/taro/components.tsx',
  },
}

/** The server runs in Node and talks to a real database, started once for all its tests. */
const onServer = {
  ...shared,
  testEnvironment: '<rootDir>/test/support/jest/kept-modules/environment.js',
  runtime: '<rootDir>/test/support/jest/kept-modules/runtime.js',
  // ES modules name themselves under "import"; jest asks for "require".
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'module-sync'] },
  moduleNameMapper: {
    ...alias,
    // Under "module-sync" these name an ES module, which jest cannot require; their CommonJS file does the same.
    '^((?:async-|generator-|async-generator-)function)$': '<rootDir>/node_modules/$1/index.js',
  },
  globalSetup: '<rootDir>/test/support/database/start-database.ts',
  globalTeardown: '<rootDir>/test/support/database/stop-database.ts',
}

/** Real DevTools show one app at a time, which knows one port of the server; their client rests after every move. */
const inDevTools = { maxWorkers: 1, testTimeout: 180_000 }

module.exports = {
  rootDir: root,
  testTimeout: 60_000,
  ...(process.env.WECHAT_CLI && inDevTools),
  projects: [
    // Making a page takes time in every file: tests that draw (.tsx) get one, others ask for one by a docblock.
    { ...unit, testEnvironment: 'node', testMatch: ['<rootDir>/test/unit/**/*.test.ts'] },
    {
      ...unit,
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/unit/**/*.test.tsx'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/test/support/jest/dom-matchers.ts'],
    },
    { ...onServer, displayName: 'server', testMatch: ['<rootDir>/test/server/**/*.test.ts'] },
    { ...onServer, displayName: 'wire', testMatch: ['<rootDir>/test/wire/**/*.test.ts'] },
    // What gives a server as much as it can take: `npm test` runs these one after another, with nothing beside them.
    { ...onServer, displayName: 'alone', testMatch: ['<rootDir>/test/alone/**/*.test.ts'] },
    { ...onServer, displayName: 'weapp', testMatch: ['<rootDir>/test/weapp/**/*.test.ts'] },
  ],
}
