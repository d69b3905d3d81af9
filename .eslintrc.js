const { LAYERS, ALLOWED, PAGE_FACTS, PAGE_CONFIGS, PAGE_TABLE_READERS } = require('./config/import-rules')
const { SERVER_ALLOWED, SERVER_FILES } = require('./config/server-import-rules')

const RULES_OF_COMPONENTS = [
  'sort-comp',
  'no-direct-mutation-state',
  'no-typos',
  'require-render-return',
  'no-did-mount-set-state',
  'no-did-update-set-state',
  'no-will-update-set-state',
]

const MAX_LINES = { max: 250, skipBlankLines: true, skipComments: true }

const noTaroPackages = {
  patterns: [{ group: ['@tarojs/*'], message: 'wire and domain run on the server too: no Taro here.' }],
}

const typesOfSchemasOnly = {
  patterns: [
    {
      group: ['typebox', 'typebox/*', '**/schemas/*'],
      allowTypeImports: true,
      message: 'The app takes the types of the wire’s schemas alone: import type. The schemas run on the server.',
    },
  ],
}

const noPageShell = {
  paths: [{ name: '@/ui/page', message: 'A feature’s page component owns the PageShell.' }],
}

const noBareBrowserTests = {
  paths: [
    {
      name: '@playwright/test',
      importNames: ['test'],
      message: 'Import test from test/support/browser/phone: it knows the browser of this machine.',
    },
  ],
}

const noTargetBranches = [
  {
    selector: "MemberExpression[property.name='TARO_ENV']",
    message: 'Only platform, ui and the shell know the target: put the difference behind src/platform.',
  },
]

/** One way to write a function at the top of a module, and a name for what a hook answers. */
const conventions = [
  {
    selector:
      ':matches(Program, Program > ExportNamedDeclaration) > FunctionDeclaration[id.name=/^(?!use[A-Z])[a-z]/]:not([generator=true])',
    message: 'Components and hooks are function declarations; every other function of a module is a const arrow.',
  },
  {
    selector:
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator[id.name=/^use[A-Z]/]:not([id.typeAnnotation]) > ArrowFunctionExpression',
    message: 'A hook is a function declaration, but for one that does nothing on its target and names its type.',
  },
  {
    selector:
      'Program > ExportNamedDeclaration > FunctionDeclaration[id.name=/^use[A-Z]/]:matches(:not([returnType]), [returnType.typeAnnotation.type="TSTypeLiteral"])',
    message: 'A hook names what it answers: a named interface, or a type that has a name already.',
  },
]

/** Texts are read while a page is drawn, in the language of that moment, and stand in tables. */
const textsInTables = [
  {
    selector:
      'MemberExpression[object.name=/(essages|_LABELS|_TITLES|_FORMS)$/]:not(:function MemberExpression):not(PropertyDefinition MemberExpression)',
    message: 'A constant of a module keeps the language of the first moment: read the text where it is drawn.',
  },
  {
    selector: 'JSXText[value=/[A-Za-z]{2,}/]',
    message: 'Texts stand in tables, in both languages: see src/language/texts.ts.',
  },
  {
    selector:
      ':matches(JSXAttribute[name.name=/^(aria-label|aria-description|label|title|text|note|hint|placeholder|alt|okLabel)$/] > Literal[value=/[A-Za-z]{2,}/], JSXAttribute[name.name=/^(aria-label|label|title|text|note|hint|placeholder|alt)$/] > JSXExpressionContainer > :matches(Literal[value=/[A-Za-z]{2,}/], TemplateLiteral:has(TemplateElement[value.raw=/[A-Za-z]{2,}/])))',
    message: 'Texts stand in tables, in both languages: see src/language/texts.ts.',
  },
]

/** Chinese stands in the tables of Chinese texts. */
const noChinese = [
  {
    selector:
      ':matches(Literal[value=/[\\u3400-\\u9fff]/], TemplateElement[value.raw=/[\\u3400-\\u9fff]/], JSXText[value=/[\\u3400-\\u9fff]/])',
    message: 'Chinese texts stand in the files that end in -zh.ts, and in content.',
  },
]

/** Node's types know it, so that the type checks let it pass; old phones do not. */
const noPlaceFromEnd = [
  {
    selector: 'CallExpression[callee.property.name="at"]:has(> UnaryExpression.arguments)',
    message: 'The phones of the floor have no at(): list[list.length - 1].',
  },
]

/** An importer of some types and the types that it may import. */
const policy = (layer, allowed) => ({
  from: { element: { type: layer } },
  allow: { to: { element: { types: { anyOf: allowed.length > 0 ? allowed : [layer] } } } },
})

/** How one side is cut: its elements, of which the first pattern that fits names a file. */
const cut = (elements, categories) => ({
  'boundaries/elements': Object.entries(elements).map(([type, pattern]) => ({ type, pattern, partialMatch: false })),
  'boundaries/files': categories,
})

/** Who may import what. An import is tried against each policy, so files are given those alone that speak of them. */
const walls = (policies) => ({ 'boundaries/dependencies': ['error', { default: 'disallow', policies }] })

const pageTableReaders = { from: { element: { types: { anyOf: PAGE_TABLE_READERS } } } }

const pageTablePolicies = [
  { ...pageTableReaders, allow: { to: { file: { categories: 'page-facts' } } } },
  { ...pageTableReaders, allow: { to: { element: { type: 'page-table' } }, dependency: { kind: 'type' } } },
  { from: { file: { categories: 'page-config' } }, allow: { to: { element: { type: 'page-table' } } } },
]

const APP_WALLS = [
  {
    files: ['src/**/*.{ts,tsx}'],
    settings: cut(LAYERS, [
      { category: 'page-facts', pattern: PAGE_FACTS },
      { category: 'page-config', pattern: PAGE_CONFIGS },
    ]),
  },
  // The first layer that fits a file is its own; of overrides the last one holds.
  ...Object.entries(LAYERS)
    .reverse()
    .map(([layer, folders]) => ({
      files: [folders].flat().map((folder) => `${folder}/**/*.{ts,tsx}`),
      rules: walls([policy(layer, ALLOWED[layer]), ...pageTablePolicies]),
    })),
]

const serverFiles = Object.entries(SERVER_FILES)
const SERVER_ELEMENTS = {
  ...Object.fromEntries(Object.keys(SERVER_ALLOWED).map((folder) => [folder, folder])),
  ...LAYERS,
}

const SERVER_WALLS = [
  {
    files: ['server/**/*.ts'],
    settings: cut(
      SERVER_ELEMENTS,
      serverFiles.map(([category, { pattern }]) => ({ category, pattern })),
    ),
    rules: walls([
      policy('server', ALLOWED.server),
      ...serverFiles.map(([category, { imports }]) => ({
        from: { file: { categories: category } },
        allow: { to: { element: { types: { anyOf: imports } } } },
      })),
    ]),
  },
  ...Object.entries(SERVER_ALLOWED).map(([folder, allowed]) => ({
    files: [`${folder}/**/*.ts`],
    rules: walls([
      policy(folder, allowed),
      ...serverFiles
        .filter(([, { readBy }]) => readBy.includes(folder))
        .map(([category]) => ({
          from: { element: { type: folder } },
          allow: { to: { file: { categories: category } } },
        })),
    ]),
  })),
]

module.exports = {
  root: true,
  extends: ['taro/react', 'plugin:react-hooks/recommended'],
  plugins: ['boundaries', 'import', 'jsx-a11y'],
  parserOptions: { ecmaVersion: 2022, sourceType: 'module', requireConfigFile: false },
  ignorePatterns: ['dist/', 'node_modules/', 'coverage/', '.data/'],
  reportUnusedDisableDirectives: true,
  settings: {
    react: { version: '18.3' },
    'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    // Its alias is that of all four projects.
    'import/resolver': { typescript: { project: 'tsconfig.json' }, node: true },
  },
  rules: {
    'import/no-commonjs': 'off',
    // `fc.assert` and `Taro.request` say more than a bare `assert` and `request`; fastify is both names.
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
    'import/first': ['error', 'disable-absolute-first'],
    // Taro's components are React components of plain names; React itself comes with the JSX transform.
    'react/react-in-jsx-scope': 'off',
    'react/jsx-uses-react': 'off',
    'jsx-quotes': ['error', 'prefer-double'],
    eqeqeq: 'error',
    'no-console': 'error',
    // A comment names no document that is not in the repository: docs/rules holds the product's rules.
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'specification'], location: 'anywhere' }],
  },
  overrides: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      parser: '@typescript-eslint/parser',
      plugins: ['@typescript-eslint'],
      rules: {
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-non-null-assertion': 'error',
        // The type checks refuse what is unused, and finding it takes lint a fifth of its time.
        '@typescript-eslint/no-unused-vars': 'off',
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      },
    },
    {
      // Rules for classes of React, which read every file to the end; a component stands in a .tsx.
      files: ['**/*.ts', '**/*.js', '**/*.mjs'],
      rules: Object.fromEntries(RULES_OF_COMPONENTS.map((rule) => [`react/${rule}`, 'off'])),
    },
    {
      files: ['src/**/*.{ts,tsx}', 'server/**/*.{ts,tsx}'],
      rules: {
        'max-lines': ['error', MAX_LINES],
        'no-restricted-syntax': ['error', ...conventions, ...noChinese],
        'import/no-default-export': 'error',
      },
    },
    ...APP_WALLS,
    ...SERVER_WALLS,
    {
      // Taro takes pages, the app and configurations by their default export.
      files: ['src/{pages,pagesH5,dev,custom-tab-bar}/**', 'src/app.tsx', 'src/**/*.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['src/**/*.tsx'],
      extends: ['plugin:jsx-a11y/recommended'],
    },
    {
      files: ['src/{wire,domain,services,stores,hooks,widgets,features,pages,pagesH5,dev}/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-syntax': [
          'error',
          ...conventions,
          ...noChinese,
          ...textsInTables,
          ...noTargetBranches,
          ...noPlaceFromEnd,
        ],
      },
    },
    {
      files: ['src/platform/**/*.{ts,tsx}'],
      rules: { 'no-restricted-syntax': ['error', ...conventions, ...noChinese, ...noPlaceFromEnd] },
    },
    {
      files: ['src/{ui,shell,custom-tab-bar}/**/*.{ts,tsx}', 'src/app.tsx'],
      rules: { 'no-restricted-syntax': ['error', ...conventions, ...noChinese, ...textsInTables, ...noPlaceFromEnd] },
    },
    {
      // What developers see, titles beside their rows, the languages' own names, and content.
      files: [
        'src/dev/**',
        'src/**/*-zh.ts',
        'src/page-table/**',
        'src/language/language.ts',
        'server/**/*-zh.ts',
        'server/db/seed/**',
      ],
      rules: { 'no-restricted-syntax': ['error', ...conventions] },
    },
    {
      files: ['src/{wire,domain}/**/*.ts'],
      rules: { 'no-restricted-imports': ['error', noTaroPackages] },
    },
    {
      files: ['src/{pages,pagesH5}/**/*.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', noPageShell] },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludedFiles: ['src/wire/schemas/*.ts'],
      rules: { '@typescript-eslint/no-restricted-imports': ['error', typesOfSchemasOnly] },
    },
    {
      files: ['test/e2e/**'],
      rules: { 'no-restricted-imports': ['error', noBareBrowserTests] },
    },
    {
      // The doubles of Taro's components are the HTML elements themselves.
      files: ['test/support/jest/taro/**'],
      rules: { 'react/no-danger': 'off', 'react/forbid-elements': 'off' },
    },
    {
      // What runs in a terminal speaks to it.
      files: [
        'config/**/*.mjs',
        'test/**/*.mjs',
        'test/bench/**',
        'test/crash/**',
        'test/disk/**',
        'test/failover/**',
        'test/fuzz/**',
        'server/**/*.mjs',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
}
