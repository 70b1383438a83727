import { defineFeature } from '#platform/server/feature/define-feature.ts'

/** Lets parents take along everything of a journey. What is in it comes from the tables' plans and the features' parts. */
export const exportFeature = defineFeature({
  name: 'export',
})
