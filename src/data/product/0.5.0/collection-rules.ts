import {defineDataset} from '../types.ts';

/** What a collection of the vector store accepts. Each rule is a text that can stand in a sentence of its own. */
export const collectionRules = defineDataset({
  id: 'collection-rules',
  title: 'What a collection accepts',
  columns: [
    {key: 'topic', label: 'Topic'},
    {key: 'rule', label: 'Rule'},
  ],
  moreColumns: [{key: 'id', label: 'Id'}],
  rows: [
    {
      id: 'schema',
      topic: 'Schema',
      rule: 'A collection keeps the fields and the dimension of its first insert. Rows with other fields, or vectors from another embedding model, need another collection.',
    },
    {
      id: 'model',
      topic: 'Embedding model',
      rule: "Use the same model for documents and questions. You can't compare vectors from two models.",
    },
    {
      id: 'old',
      topic: 'Collections from Kamiwaza 0.3.2',
      rule: 'A collection from Kamiwaza 0.3.2 (SDK 0.1.4) may lack the `filename` and `model_name` fields. If it does, it refuses new rows.',
    },
    {
      id: 'duplicates',
      topic: 'Same rows again',
      rule: 'If you insert the same rows again, you get duplicates. To run the indexing again, drop the collection first, or use a new name.',
    },
    {
      id: 'text',
      topic: 'Text per value',
      rule: 'Keep a text value (Milvus type `VARCHAR`) to at most 1000 bytes in UTF-8, the limit that an SDK notebook names. Milvus [refuses longer values](https://github.com/milvus-io/milvus/issues/37715) (not specific to Kamiwaza), so shorten them in your program.',
    },
    {
      id: 'added',
      topic: 'Fields that `insert()` adds',
      rule: '`insert()` adds `model_name`, `source`, `catalog_urn`, `filename` (`str`) and `offset` (`int`) where they are missing, with an empty string or 0.',
    },
    {
      id: 'types',
      topic: 'Field types',
      rule: 'Types come from the first row: `str`, `int`, `float` and `bool`. A Python `bool` becomes `int` (1 or 0), and an unknown type becomes `str`. To store true or false, set the type in `field_list`.',
    },
    {
      id: 'fields',
      topic: '`field_list`',
      rule: 'Pass pairs such as `("chunk_text", "str")` to set types and order. Name every field, or leave out `field_list`.',
    },
    {
      id: 'dimension',
      topic: 'Dimension',
      rule: "The first vector decides the dimension. The SDK doesn't check the others.",
    },
    {
      id: 'count',
      topic: 'Number of rows',
      rule: "The SDK doesn't compare the number of vectors and rows: keep both lists equally long.",
    },
    {
      id: 'dicts',
      topic: 'Your rows',
      rule: '`insert()` changes the dicts that you pass: it adds fields, and blank values for keys that only other rows have.',
    },
    {
      id: 'output',
      topic: 'Fields in hits',
      rule: '`search()` returns only `source` and `offset`. Name every other field in `output_fields`.',
    },
    {
      id: 'metric',
      topic: 'Metric',
      rule: '`IP` (inner product) by default, or the distance `L2`. The SDK has no cosine metric, but with vectors of length 1, `IP` gives the same order.',
    },
    {
      id: 'nprobe',
      topic: '`nprobe`',
      rule: '10 by default; a higher number finds more and takes longer.',
    },
    {
      id: 'name',
      topic: 'Collection without a name',
      rule: '`default`',
    },
  ],
});
