import { openOutside } from '@/platform/opener'
import type { OpenedAs } from '@/platform/opener/types'
import { h5Base, websiteBase } from '../environment'

/** Only https, and nothing before the host that could pass for another one. */
const HTTPS_HOST = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i

const hostOf = (address: string): string | undefined => HTTPS_HOST.exec(address)?.[1]?.toLowerCase()

/** The hosts that the app opens: the brand's own. */
const ALLOWED_HOSTS: readonly (string | undefined)[] = [h5Base, websiteBase].map(hostOf)

/** Whether an address leads to an https page of an allowed host. */
export const isAllowedAddress = (address: string, allowedHosts = ALLOWED_HOSTS): boolean => {
  const host = hostOf(address)
  return host !== undefined && allowedHosts.includes(host)
}

/**
 * Opens a page outside the app when its host is on the list.
 *
 * @returns how it was handed over, or null for an address that is not allowed.
 */
export const openExternal = async (address: string): Promise<OpenedAs | null> =>
  isAllowedAddress(address) ? openOutside(address) : null
