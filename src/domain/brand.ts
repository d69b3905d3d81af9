/** The environments of the product. */
export type EnvironmentName = 'prod' | 'uat' | 'dev' | 'test'

/** Where an environment lives; an empty base is the server that serves the page. */
export interface EnvironmentBases {
  readonly apiBase: string
  readonly staticBase: string
  readonly h5Base: string
  readonly websiteBase: string
}

/** Brand name, default page title and customer-service number (10 digits, shown 3-3-4). */
export const BRAND = {
  name: 'Vela',
  defaultTitle: 'Vela',
  serviceNumber: '4008200709',
} as const

/** The environment in use unless a build names another. */
export const DEFAULT_ENVIRONMENT: EnvironmentName = 'prod'

/** API, static file, H5 and website bases of every environment. */
export const ENVIRONMENTS = {
  prod: { apiBase: '', staticBase: '', h5Base: '', websiteBase: '' },
  uat: {
    apiBase: 'https://api.uat.vela.example',
    staticBase: 'https://static.uat.vela.example',
    h5Base: 'https://m.uat.vela.example',
    websiteBase: 'https://www.uat.vela.example',
  },
  dev: {
    apiBase: 'https://api.dev.vela.example',
    staticBase: 'https://static.dev.vela.example',
    h5Base: 'https://m.dev.vela.example',
    websiteBase: 'https://www.dev.vela.example',
  },
  test: {
    apiBase: 'https://api.test.vela.example',
    staticBase: 'https://static.test.vela.example',
    h5Base: 'https://m.test.vela.example',
    websiteBase: 'https://www.test.vela.example',
  },
} as const satisfies Record<EnvironmentName, EnvironmentBases>
