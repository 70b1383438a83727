import { $ZodArray, $ZodNullable, $ZodObject, $ZodObjectJIT, type $ZodType } from 'zod/v4/core'

/**
 * Returns a schema that parses like this one, but compiles its objects into functions at their first use. Objects of
 * `zod/mini` assign one field after the other. V8 then makes a hash table of every result with more than 16 fields, and printing
 * one as JSON takes eight times as long.
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
