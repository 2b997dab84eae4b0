/** One field of a message. */
export interface FieldType {
  readonly name: string
  readonly id: number
  /** A scalar, an enum, a well-known type or another message, by name. */
  readonly type: string
  readonly rule: 'single' | 'repeated' | 'map'
}

/** One message of google.firestore.v1, with its fields by name and by number. */
export interface MessageType {
  readonly byName: ReadonlyMap<string, FieldType>
  readonly byId: ReadonlyMap<number, FieldType>
}

/**
 * The messages of google.firestore.v1 that Firestore's clients use, one line each, with fields as
 * `name=number:type`. `*` marks a repeated field, `{T}` a map of strings to T, `E(...)` an enum with its names from 0.
 */
const source = `
ArrayValue values=1:*Value
MapValue fields=1:{Value}
LatLng latitude=1:double longitude=2:double
Value nullValue=11:Null booleanValue=1:bool integerValue=2:int64 doubleValue=3:double timestampValue=10:Timestamp stringValue=17:string bytesValue=18:bytes referenceValue=5:string geoPointValue=8:LatLng arrayValue=9:ArrayValue mapValue=6:MapValue
Document name=1:string fields=2:{Value} createTime=3:Timestamp updateTime=4:Timestamp
DocumentMask fieldPaths=1:*string
Precondition exists=1:bool updateTime=2:Timestamp
FieldTransform fieldPath=1:string setToServerValue=2:E(SERVER_VALUE_UNSPECIFIED,REQUEST_TIME) increment=3:Value maximum=4:Value minimum=5:Value appendMissingElements=6:ArrayValue removeAllFromArray=7:ArrayValue
DocumentTransform document=1:string fieldTransforms=2:*FieldTransform
Write update=1:Document delete=2:string verify=5:string transform=6:DocumentTransform updateMask=3:DocumentMask updateTransforms=7:*FieldTransform currentDocument=4:Precondition
WriteResult updateTime=1:Timestamp transformResults=2:*Value
Status code=1:int32 message=2:string
ReadWrite retryTransaction=1:bytes
ReadOnly readTime=2:Timestamp
TransactionOptions readOnly=2:ReadOnly readWrite=3:ReadWrite
GetDocumentRequest name=1:string mask=2:DocumentMask transaction=3:bytes readTime=5:Timestamp
ListDocumentsRequest parent=1:string collectionId=2:string pageSize=3:int32 pageToken=4:string orderBy=6:string mask=7:DocumentMask transaction=8:bytes readTime=10:Timestamp showMissing=12:bool
ListDocumentsResponse documents=1:*Document nextPageToken=2:string
CreateDocumentRequest parent=1:string collectionId=2:string documentId=3:string document=4:Document mask=5:DocumentMask
UpdateDocumentRequest document=1:Document updateMask=2:DocumentMask mask=3:DocumentMask currentDocument=4:Precondition
DeleteDocumentRequest name=1:string currentDocument=2:Precondition
Empty
BatchGetDocumentsRequest database=1:string documents=2:*string mask=3:DocumentMask transaction=4:bytes newTransaction=5:TransactionOptions readTime=7:Timestamp
BatchGetDocumentsResponse found=1:Document missing=2:string transaction=3:bytes readTime=4:Timestamp
BeginTransactionRequest database=1:string options=2:TransactionOptions
BeginTransactionResponse transaction=1:bytes
CommitRequest database=1:string writes=2:*Write transaction=3:bytes
CommitResponse writeResults=1:*WriteResult commitTime=2:Timestamp
RollbackRequest database=1:string transaction=2:bytes
BatchWriteRequest database=1:string writes=2:*Write
BatchWriteResponse writeResults=1:*WriteResult status=2:*Status
ListCollectionIdsRequest parent=1:string pageSize=2:int32 pageToken=3:string readTime=4:Timestamp
ListCollectionIdsResponse collectionIds=1:*string nextPageToken=2:string
PartitionQueryRequest parent=1:string structuredQuery=2:StructuredQuery partitionCount=3:int64 pageToken=4:string pageSize=5:int32 readTime=6:Timestamp
PartitionQueryResponse partitions=1:*Cursor nextPageToken=2:string
RunQueryRequest parent=1:string structuredQuery=2:StructuredQuery transaction=5:bytes newTransaction=6:TransactionOptions readTime=7:Timestamp
RunQueryResponse document=1:Document transaction=2:bytes readTime=3:Timestamp skippedResults=4:int32 done=6:bool
RunAggregationQueryRequest parent=1:string structuredAggregationQuery=2:StructuredAggregationQuery transaction=4:bytes newTransaction=5:TransactionOptions readTime=6:Timestamp
RunAggregationQueryResponse result=1:AggregationResult transaction=2:bytes readTime=3:Timestamp
AggregationResult aggregateFields=2:{Value}
StructuredAggregationQuery structuredQuery=1:StructuredQuery aggregations=3:*Aggregation
Aggregation count=1:Count sum=2:FieldOnly avg=3:FieldOnly alias=7:string
Count upTo=1:Int64Value
FieldOnly field=1:FieldReference
FieldReference fieldPath=2:string
Projection fields=2:*FieldReference
CollectionSelector collectionId=2:string allDescendants=3:bool
Order field=1:FieldReference direction=2:E(DIRECTION_UNSPECIFIED,ASCENDING,DESCENDING)
Cursor values=1:*Value before=2:bool
Filter compositeFilter=1:CompositeFilter fieldFilter=2:FieldFilter unaryFilter=3:UnaryFilter
CompositeFilter op=1:E(OPERATOR_UNSPECIFIED,AND,OR) filters=2:*Filter
FieldFilter field=1:FieldReference op=2:E(OPERATOR_UNSPECIFIED,LESS_THAN,LESS_THAN_OR_EQUAL,GREATER_THAN,GREATER_THAN_OR_EQUAL,EQUAL,NOT_EQUAL,ARRAY_CONTAINS,IN,ARRAY_CONTAINS_ANY,NOT_IN) value=3:Value
UnaryFilter op=1:E(OPERATOR_UNSPECIFIED,,IS_NAN,IS_NULL,IS_NOT_NAN,IS_NOT_NULL) field=2:FieldReference
FindNearest vectorField=1:FieldReference queryVector=2:Value distanceMeasure=3:E(DISTANCE_MEASURE_UNSPECIFIED,EUCLIDEAN,COSINE,DOT_PRODUCT) limit=4:Int32Value distanceResultField=5:string distanceThreshold=6:DoubleValue
StructuredQuery select=1:Projection from=2:*CollectionSelector where=3:Filter orderBy=4:*Order startAt=7:Cursor endAt=8:Cursor offset=6:int32 limit=5:Int32Value findNearest=9:FindNearest
WriteRequest database=1:string streamId=2:string writes=3:*Write streamToken=4:bytes
WriteResponse streamId=1:string streamToken=2:bytes writeResults=3:*WriteResult commitTime=4:Timestamp
ListenRequest database=1:string addTarget=2:Target removeTarget=3:int32
Target query=2:QueryTarget documents=3:DocumentsTarget resumeToken=4:bytes readTime=11:Timestamp targetId=5:int32 once=6:bool expectedCount=12:Int32Value
QueryTarget parent=1:string structuredQuery=2:StructuredQuery
DocumentsTarget documents=2:*string
ListenResponse targetChange=2:TargetChange documentChange=3:DocumentChange documentDelete=4:DocumentDelete documentRemove=6:DocumentRemove filter=5:ExistenceFilter
TargetChange targetChangeType=1:E(NO_CHANGE,ADD,REMOVE,CURRENT,RESET) targetIds=2:*int32 cause=3:Status resumeToken=4:bytes readTime=6:Timestamp
DocumentChange document=1:Document targetIds=5:*int32 removedTargetIds=6:*int32
DocumentDelete document=1:string removedTargetIds=6:*int32 readTime=4:Timestamp
DocumentRemove document=1:string removedTargetIds=2:*int32 readTime=4:Timestamp
ExistenceFilter targetId=1:int32 count=2:int32 unchangedNames=3:BloomFilter
BloomFilter bits=1:BitSequence hashCount=2:int32
BitSequence bitmap=1:bytes padding=2:int32
`

const messages: ReadonlyMap<string, MessageType> = new Map(
  source
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...parts] = line.split(' ')
      const fields = parts.map(parseField)
      return [
        name,
        {
          byName: new Map(fields.map((field) => [field.name, field])),
          byId: new Map(fields.map((field) => [field.id, field])),
        },
      ]
    }),
)

/** The message type of this name; undefined for scalars, enums and well-known types. */
export function messageType(name: string): MessageType | undefined {
  return messages.get(name)
}

/** The names of an enum type in the order of their numbers; undefined for any other type. */
export function enumNames(type: string): readonly string[] | undefined {
  return type.startsWith('E(') ? type.slice(2, -1).split(',') : undefined
}

function parseField(text: string): FieldType {
  const [, name = '', id = '', mark = '', type = ''] =
    /^(\w+)=(\d+):([*{]?)(.+?)\}?$/.exec(text) ?? []
  const rule = mark === '*' ? 'repeated' : mark === '{' ? 'map' : 'single'
  return { name, id: Number(id), type, rule }
}
