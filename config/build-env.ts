import type { EnvironmentName } from '@/domain/brand'
import type { Target } from './targets'

/** A mini-program has no page origin, so its build needs an absolute address: the local server's. */
const LOCAL_SERVER = 'http://127.0.0.1:3000'

/** Whose addresses `src/domain/brand.ts` knows. Only types of `src` can be read here: Taro compiles this folder alone. */
const WITH_ADDRESSES: readonly string[] = ['uat', 'dev', 'test'] satisfies EnvironmentName[]

/**
 * The `process.env.TARO_APP_*` literals of a build. `src/services/environment.ts` reads them.
 * An empty base is the environment's own, or else "the origin that served the page".
 */
export function buildEnv(target: Target): Record<string, string> {
  const environment = process.env.TARO_APP_ENV ?? 'prod'
  const origin = target === 'h5' || WITH_ADDRESSES.includes(environment) ? '' : LOCAL_SERVER
  const values = {
    TARO_APP_ENV: environment,
    TARO_APP_API_BASE: process.env.TARO_APP_API_BASE ?? origin,
    TARO_APP_STATIC_BASE: process.env.TARO_APP_STATIC_BASE ?? origin,
    TARO_APP_H5_BASE: process.env.TARO_APP_H5_BASE ?? origin,
    TARO_APP_WEBSITE_BASE: process.env.TARO_APP_WEBSITE_BASE ?? origin,
    TARO_APP_WEB_HOSTS: process.env.TARO_APP_WEB_HOSTS ?? '',
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))
}
