/** An email that, where it needs two lines, breaks before its @ rather than anywhere. */
export function BreakableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
