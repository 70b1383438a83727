import { Button } from '../button/Button.tsx'
import { FeedItem } from '../feed/FeedItem.tsx'
import { FieldForm } from '../field/FieldForm.tsx'
import { TextArea } from '../field/TextArea.tsx'
import { Stack } from './Stack.tsx'

export const StackGallery = () => (
  <Stack>
    <ul>
      <FeedItem author={{ firstName: 'Ruth', profileImageUrl: null }} when={<time>2 hours ago</time>}>
        <p>What a lovely picture!</p>
      </FeedItem>
    </ul>
    <Button>Show older comments</Button>
    <FieldForm onSubmit={(event) => event.preventDefault()}>
      <TextArea label="Your comment" name="content" />
      <Button type="submit" look="primary" wide>
        Send
      </Button>
    </FieldForm>
  </Stack>
)
