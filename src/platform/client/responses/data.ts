import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { userAddress } from '../../shared/address/session-addresses.ts'
import type { Comment } from '../../shared/responses/comment.ts'
import { changeReaction, type ReactionKind } from '../../shared/responses/reactions.ts'
import { subscribeToWaiting, waitingEntries } from '../outbox/current-outbox.ts'
import { changeIn, type Writer } from '../outbox/lists/waiting-rules.ts'
import { sayFailure } from '../say-failure.ts'
import { texts } from '../texts/texts.ts'
import type { ResponseCalls, Subject } from './response-calls.ts'
import { commentOf } from './waiting-responses.ts'

const pageSize = 20

/** The comments on a thing, oldest first. The newest page loads first, and `fetchNextPage` loads earlier comments. */
export const useComments = ({ address, listComments }: ResponseCalls) =>
  useInfiniteQuery({
    queryKey: [address, 'pages'],
    // Stale at once, because other people add comments.
    staleTime: 0,
    queryFn: ({ pageParam: before }) =>
      listComments({ limit: String(pageSize), ...(before !== 0 && { before: String(before) }) }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    select: oldestFirst,
  })

/** The person's own comments that wait to be sent. They are shown even if the comments of others cannot be loaded. */
export function useWaitingComments({ address }: ResponseCalls): readonly Comment[] {
  const writer = useQueryClient().getQueryData<Writer | null>([userAddress])
  const entries = useSyncExternalStore(subscribeToWaiting, waitingEntries, waitingEntries)
  if (!writer) return []
  return entries
    .filter((entry) => entry.method === 'POST' && entry.address === address)
    .map((entry) => ({ ...commentOf(changeIn({ entry }, writer)), waiting: entry.state }))
}

const oldestFirst = ({ pages }: InfiniteData<Comment[]>): readonly Comment[] => pages.flat().reverse()

/**
 * Adds, changes, deletes or restores a comment. Then fetches the comments again, and the lists that show how many there are.
 */
export function useCommentChange<Input, Answer>(calls: ResponseCalls, mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  const onSuccess = () => Promise.all([client.invalidateQueries({ queryKey: [calls.address] }), calls.refetchThing()])
  return useMutation({ mutationFn, onSuccess })
}

/** The reactions to a thing. A choice shows at once, and is sent in the background. */
export function useReactions(subject: Subject, calls: ResponseCalls) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: ReactionKind | null) => (kind === null ? calls.takeReactionBack() : calls.react(kind)),
    onSuccess: calls.refetchThing,
    onError: (error) => sayFailure(texts.reactionNotSaved, error),
  })
  const reactions = isPending ? changeReaction(subject, variables) : subject
  return { ...reactions, choose: (kind: ReactionKind) => mutate(kind === reactions.ownReaction ? null : kind) }
}
