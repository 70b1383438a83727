import { $ZodArray, $ZodNullable, $ZodObject, $ZodObjectJIT, type $ZodType } from 'zod/v4/core'

/**
 * Returns a schema that parses like the given one, but compiles its object schemas into functions at their first use.
 * An object schema of `zod/mini` assigns the fields of its result one by one. So V8 stores a result with more than 16
 * fields as a hash table, and `JSON.stringify` takes eight times as long for such a result.
 */
export function compileSchema(schema: $ZodType): $ZodType {
  if (schema instanceof $ZodObject) {
    const { def } = schema._zod
    const fields = Object.entries(def.shape).map(([name, field]) => [name, compileSchema(field)])
    return new $ZodObjectJIT({ ...def, shape: Object.fromEntries(fields) })
  }
  if (schema instanceof $ZodArray) {
    const { def } = schema._zod
    return new $ZodArray({ ...def, element: compileSchema(def.element) })
  }
  if (schema instanceof $ZodNullable) {
    const { def } = schema._zod
    return new $ZodNullable({ ...def, innerType: compileSchema(def.innerType) })
  }
  return schema
}
