import { LeadSource } from '@/wire/enums/buyer'
import { ActivityPage } from '@/features/activities/view/activity-page'
import { usePageParams } from '@/hooks/use-page-params'

/** A link names where its reader comes from; any other word counts as the official account. */
const leadSourceOf = (source: string | undefined): LeadSource =>
  Object.values(LeadSource).find((known) => known === source) ?? LeadSource.public

export default function ActivityView() {
  const { id = '', source } = usePageParams<'pages/activities/view'>()
  return <ActivityPage id={id} leadSource={leadSourceOf(source)} />
}
