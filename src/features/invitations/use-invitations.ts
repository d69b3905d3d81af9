import { useShareAppMessage } from '@tarojs/taro'
import type { InvitationState } from '@/wire/schemas/invitation'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { fetchInvitations } from '@/services/api/invitation'
import { invitationCard } from './invitation-link'

/** The customer's invitations; the page that shows them is sent as their card. */
export function useInvitations(isAllowed: boolean): LoadedPage<InvitationState> {
  const loaded = useAsyncPage(() => fetchInvitations(), { isEnabled: isAllowed })
  useShareAppMessage(() => invitationCard(loaded.page.status === 'ready' ? loaded.page.data.code : undefined))
  return loaded
}
