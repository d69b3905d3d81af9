import { InviteePage } from '@/features/invitations/invitee-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function Invitation() {
  const { code = '' } = usePageParams<'pages/invitee/index'>()
  return <InviteePage code={code} />
}
