import type { Target } from './targets'

/** A mini-program has no page origin, so its build needs an absolute address: the local server's. */
const LOCAL_SERVER = 'http://127.0.0.1:3000'

/**
 * The `process.env.TARO_APP_*` literals of a build. `src/services/environment.ts` reads them.
 * An empty base means "the origin that served the page".
 */
export function buildEnv(target: Target): Record<string, string> {
  const origin = target === 'h5' ? '' : LOCAL_SERVER
  const values = {
    TARO_APP_ENV: process.env.TARO_APP_ENV ?? 'prod',
    TARO_APP_API_BASE: process.env.TARO_APP_API_BASE ?? origin,
    TARO_APP_STATIC_BASE: process.env.TARO_APP_STATIC_BASE ?? origin,
    TARO_APP_H5_BASE: process.env.TARO_APP_H5_BASE ?? origin,
    TARO_APP_WEBSITE_BASE: process.env.TARO_APP_WEBSITE_BASE ?? origin,
    TARO_APP_WEB_HOSTS: process.env.TARO_APP_WEB_HOSTS ?? '',
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))
}
