import type { MemberState } from '@/wire/schemas/member'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchMember } from '@/services/api/member'

/** Where the customer stands; read again whenever the page is shown, for a deed elsewhere earns. */
export function useMember(isAllowed: boolean): LoadedPage<MemberState> {
  const loaded = useAsyncPage(() => fetchMember(), { isEnabled: isAllowed })
  const { page, reload } = loaded
  useReadOnShow(page.status === 'ready', reload)
  return loaded
}
