import type { Author } from '@/wire/schemas/content'
import { FollowRelation } from '@/wire/enums/content'
import { followAuthor } from '@/services/api/article'
import { knownRelations } from '@/services/known/following'
import { openLogin } from '@/services/navigation/login-return'
import { failureText } from '@/services/request/failure-text'
import { useRelation } from '@/stores/following'
import { useIsLoggedIn } from '@/stores/session'
import { alertDialog, confirmDialog } from '@/ui/feedback/dialogs'
import { messages } from './messages'

/** What `useFollowAuthor` answers. */
export interface AuthorFollowing {
  relation: FollowRelation
  isFollowing: boolean
  /** Follows or, once that is confirmed, no longer. */
  change: () => Promise<unknown>
}

/** Following an author: a tap shows at once wherever they are shown, and is undone with a word if the server refuses it. */
export function useFollowAuthor(author: Author): AuthorFollowing {
  const isLoggedIn = useIsLoggedIn()
  const relation = useRelation(author)
  const isFollowing = relation !== FollowRelation.notFollowing

  const change = async () => {
    if (!isLoggedIn) return openLogin()
    if (isFollowing && !(await mayEnd(author.name))) return undefined
    const wanted = isFollowing ? FollowRelation.notFollowing : FollowRelation.following
    try {
      return await knownRelations.change(author.id, wanted, () => followAuthor(author.id, !isFollowing))
    } catch (error) {
      return alertDialog({ title: messages.notDone, text: failureText(error) })
    }
  }
  return { relation, isFollowing, change }
}

const mayEnd = (name: string) =>
  confirmDialog({ title: messages.endFollowing(name), okLabel: messages.unfollow, isDestructive: true })
