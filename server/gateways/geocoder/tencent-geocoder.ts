import type { Language } from '@/language/language'
import type { GeocoderGateway } from './geocoder-gateway'

interface GeocoderReply {
  status: number
  result?: { address?: string }
}

const BASE_URL = 'https://apis.map.qq.com'
const TIMEOUT_MS = 3_000
const SERVICE_LANGUAGES = { en: 'en', zh: 'cn' } as const satisfies Record<Language, string>

/** Asks Tencent's location service. @param baseUrl - another address, for tests against a local fake. */
export const createTencentGeocoder = (key: string, baseUrl = BASE_URL): GeocoderGateway => ({
  addressOf: async ({ longitude, latitude }, language) => {
    const query = new URLSearchParams({
      location: `${latitude},${longitude}`,
      key,
      language: SERVICE_LANGUAGES[language],
    })
    const response = await fetch(`${baseUrl}/ws/geocoder/v1/?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status !== 200) throw new Error(`the maps service answered HTTP ${response.status}`)
    const { status, result } = (await response.json()) as GeocoderReply
    if (status !== 0) throw new Error(`the maps service answered status ${status}`)
    return result?.address ?? null
  },
})
