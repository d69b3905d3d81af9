import { View } from '@tarojs/components'
import { useStore } from 'zustand/react'
import { deleteDraft } from '@/services/feedback/delete-draft'
import { draftsOf, feedbackDrafts, openDrafts, type OwnDrafts } from '@/services/feedback/draft-store'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { failureText } from '@/services/request/failure-text'
import { useUser } from '@/stores/session'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { messages } from '../messages'
import { useDraftSync } from '../use-draft-sync'
import { DraftCard } from './draft-card'
import './drafts-page.scss'

/** Deletes a draft once the customer has said so. */
const remove = async (drafts: OwnDrafts, id: string): Promise<void> => {
  const { deleteTitle: title, deleteText: text, delete: okLabel } = messages
  if (!(await confirmDialog({ title, text, okLabel, isDestructive: true }))) return
  try {
    await deleteDraft(drafts, id)
  } catch (error) {
    await alertDialog({ title: messages.deleteFailed, text: failureText(error) })
  }
}

/** What was begun and not sent, of this phone and of the account. */
export function DraftsPage({ isAllowed }: { isAllowed: boolean }) {
  const userId = useUser()?.id
  const drafts = useStore(feedbackDrafts, draftsOf(userId))
  const failure = useDraftSync(isAllowed ? userId : undefined)
  const leave = () => void goBack('pages/feedback/list')

  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.draftsTitle} onBack={leave} />}>
      <View className="drafts__note">
        {failure === undefined ? (
          <Notice>{messages.draftsNote}</Notice>
        ) : (
          <Notice tone="orange" icon="alert">
            {failure}
          </Notice>
        )}
      </View>
      {drafts.length === 0 && (
        <EmptyView
          title={messages.noDrafts}
          text={messages.noDraftsText}
          action={messages.newFeedback}
          onAction={() => void open('pages/feedback/create')}
        />
      )}
      <View role="list">
        {drafts.map((draft) => (
          <DraftCard
            key={draft.id}
            draft={draft}
            onEdit={() => void open('pages/feedback/create', { id: draft.id })}
            onDelete={() => userId !== undefined && void remove(openDrafts(userId), draft.id)}
          />
        ))}
      </View>
    </PageShell>
  )
}
