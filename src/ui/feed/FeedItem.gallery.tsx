import { FeedItem } from './FeedItem.tsx'

export const FeedItemGallery = () => (
  <ul>
    <FeedItem author={{ firstName: 'Ruth', profileImageUrl: null }} when={<time>2 hours ago</time>}>
      <p>What a lovely picture!</p>
    </FeedItem>
    <FeedItem author={{ firstName: '', profileImageUrl: null }} when={<time>3 days ago</time>}>
      <p>Thinking of you.</p>
    </FeedItem>
  </ul>
)
