/** Browser features that TypeScript does not know yet. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
  }
}

interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
